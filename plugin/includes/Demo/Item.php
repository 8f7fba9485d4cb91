<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Popups\Settings\PopupType;

/** A page, post, project, product or popup of the demo, read from one file. */
final class Item {

	/**
	 * @param string $key The demo's own name for it, such as `page:modules.tabs`.
	 * @param string $slug The preferred slug; WordPress adds a number if it is taken.
	 * @param string $above The key of the parent page; empty: none.
	 * @param string $path The path that the demo's texts use in links.
	 */
	private function __construct(
		public readonly string $key,
		public readonly string $type,
		public readonly string $slug,
		public readonly string $above,
		public readonly string $path,
		public readonly string $file
	) {}

	/** @return list<self> All items: pages first, parents before children; products only if there is a shop. */
	public static function all( DemoFolder $folder ): array {
		$pages = array_map( self::page( ... ), $folder->files( 'pages/*.html' ) );
		usort(
			$pages,
			static fn ( self $a, self $b ): int => [
				substr_count( $a->path, '/' ),
				$a->key,
			] <=> [ substr_count( $b->path, '/' ), $b->key ]
		);
		return [
			...$pages,
			...array_map(
				static fn ( string $file ): self => self::of( 'post', '/', $file ),
				$folder->files( 'posts/*.md' )
			),
			...array_map(
				static fn ( string $file ): self => self::of( 'brolga_project', '/projects/', $file ),
				$folder->files( 'projects/*.md' )
			),
			...array_map(
				static fn ( string $file ): self => self::of( 'product', '/product/', $file ),
				post_type_exists( 'product' ) ? $folder->files( 'products/*.md' ) : []
			),
			...array_map(
				static fn ( string $file ): self => self::of(
					PopupType::POST_TYPE,
					'/' . PopupType::SLUG . '/',
					$file
				),
				$folder->files( 'popups/*.html' )
			),
		];
	}

	/** Reads a page. The file `modules.tabs.html` becomes /modules/tabs/. */
	private static function page( string $file ): self {
		$name  = pathinfo( $file, PATHINFO_FILENAME );
		$names = explode( '.', $name );
		$slug  = (string) array_pop( $names );
		return new self(
			"page:{$name}",
			'page',
			$slug,
			[] === $names ? '' : 'page:' . implode( '.', $names ),
			'home' === $name ? '/' : '/' . strtr( $name, '.', '/' ) . '/',
			$file
		);
	}

	private static function of( string $type, string $path, string $file ): self {
		$slug = pathinfo( $file, PATHINFO_FILENAME );
		return new self( "{$type}:{$slug}", $type, $slug, '', "{$path}{$slug}/", $file );
	}
}

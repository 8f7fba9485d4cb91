<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Popups\Settings\PopupType;

/**
 * A page, post, project, product or popup of the demo: a file with a name of its own.
 */
final class Item {

	/**
	 * @param string $key   What it is to the demo: `page:modules.tabs`.
	 * @param string $type  Its post type.
	 * @param string $slug  Its slug, where that is free.
	 * @param string $above The key of the page above; empty: none.
	 * @param string $path  Where the demo's own links look for it.
	 */
	private function __construct(
		public readonly string $key,
		public readonly string $type,
		public readonly string $slug,
		public readonly string $above,
		public readonly string $path,
		public readonly string $file
	) {}

	/**
	 * Everything the demo says, pages first and those above before those below;
	 * products where there is a shop.
	 *
	 * @param DemoFolder $folder Where it lies.
	 * @return list<self>
	 */
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

	/**
	 * A page; the file `modules.tabs.html` is /modules/tabs/.
	 */
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

	/**
	 * A post, a project, a product or a popup.
	 *
	 * @param string $type Its post type.
	 * @param string $path Below which the demo links to it.
	 */
	private static function of( string $type, string $path, string $file ): self {
		$slug = pathinfo( $file, PATHINFO_FILENAME );
		return new self( "{$type}:{$slug}", $type, $slug, '', "{$path}{$slug}/", $file );
	}
}

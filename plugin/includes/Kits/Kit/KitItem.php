<?php
declare( strict_types=1 );

namespace Brolga\Kits\Kit;

use Brolga\Core\Support\Json;

/** A page, pattern, form, popup, template, template part or menu in a kit, as it was on the site of origin. */
final class KitItem {

	private const MAX_CONTENT = 2097152;

	/** @param array<array-key, mixed> $popup The settings of a popup. */
	public function __construct(
		public readonly Kind $kind,
		public readonly int $id,
		public readonly string $slug,
		public readonly string $title,
		public readonly string $content,
		public readonly string $excerpt = '',
		public readonly string $link = '',
		public readonly int $parent = 0,
		public readonly string $template = '',
		public readonly int $image = 0,
		public readonly string $area = '',
		public readonly array $popup = []
	) {}

	/** Reads an item of a file; null if it is none. */
	public static function read( Data $saved ): ?self {
		$kind = Kind::tryFrom( $saved->text( 'kind' ) );
		$slug = $saved->text( 'slug' );
		return null === $kind
			|| $saved->number( 'id' ) < 1
			|| strlen( $slug ) > 200
			|| strlen( $saved->text( 'title' ) ) > 2000
			|| strlen( $saved->text( 'content' ) ) > self::MAX_CONTENT
			? null
			: new self(
				$kind,
				$saved->number( 'id' ),
				$slug,
				$saved->text( 'title' ),
				$saved->text( 'content' ),
				$saved->text( 'excerpt' ),
				$saved->text( 'link' ),
				$saved->number( 'parent' ),
				$saved->text( 'template' ),
				$saved->number( 'image' ),
				$saved->text( 'area' ),
				$saved->at( 'popup' )->values
			);
	}

	public function key(): string {
		return "{$this->kind->value}:{$this->id}";
	}

	/** @return array<string, mixed> */
	public function for_file(): array {
		$values = [
			'id'       => $this->id,
			'slug'     => $this->slug,
			'title'    => $this->title,
			'content'  => $this->content,
			'excerpt'  => $this->excerpt,
			'link'     => $this->link,
			'parent'   => $this->parent,
			'template' => $this->template,
			'image'    => $this->image,
			'area'     => $this->area,
			'popup'    => $this->popup,
		];
		return [ 'kind' => $this->kind->value ] + array_filter(
			$values,
			static fn ( mixed $value ): bool => ! in_array( $value, [ '', 0, [] ], true )
		);
	}

	/** Tells the same item from a changed one, so that a second import of a kit brings nothing twice. */
	public function mark( string $origin ): string {
		return hash( 'sha256', $origin . Json::encode( $this->for_file() ) );
	}
}

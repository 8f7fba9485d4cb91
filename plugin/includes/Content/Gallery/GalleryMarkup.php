<?php
declare( strict_types=1 );

namespace Brolga\Content\Gallery;

use Brolga\Content\Images\BlockWidth;
use Brolga\Content\Images\CoveredBox;
use Brolga\Content\LightboxTexts;
use Brolga\Content\Paging\Pager;
use Brolga\Content\Paging\Pages;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Support\Html;
use WP_Block;

/** Prints a gallery's root element, its images and the URLs of its pages. */
final class GalleryMarkup {

	/** The default gap between two images, in rem. */
	private const GAP = 1.0;

	/** The part of the slider's width that one image takes on a phone. */
	private const SLIDE = 0.85;

	public readonly Pages $pages;

	/**
	 * @param array{
	 *     label: string,
	 *     layout: string,
	 *     columns: int,
	 *     perPage: int,
	 *     paging: string,
	 *     ratio: string,
	 *     captions: string,
	 *     align?: string,
	 * } $attributes
	 * @param list<GalleryImage> $images
	 */
	public function __construct(
		private readonly string $id,
		private readonly array $attributes,
		public readonly array $images,
		int $asked
	) {
		$this->pages = Pages::of( count( $images ), $this->per_page(), $asked );
	}

	/**
	 * @see GALLERY-15 GALLERY-16
	 * @return list<GalleryImage>
	 */
	public static function images_of( WP_Block $gallery ): array {
		$blocks = [];
		foreach ( $gallery->inner_blocks as $inner ) {
			if ( $inner instanceof WP_Block && 'core/image' === $inner->name ) {
				$blocks[] = $inner->parsed_block;
			}
		}
		_prime_post_caches(
			array_values( array_unique(
				array_filter( array_map( GalleryImage::id_of( ... ), $blocks ), static fn ( int $id ): bool => $id > 0 )
			) ),
			false,
			true
		);
		return array_values( array_filter(
			array_map( GalleryImage::of( ... ), $blocks ),
			static fn ( ?GalleryImage $image ): bool => null !== $image
		) );
	}

	public function root(): string {
		return Root::attributes(
			'brolga/gallery',
			$this->id,
			[
				'class'                =>
					"is-{$this->attributes['layout']} has-captions-{$this->attributes['captions']}"
						. ( $this->crops() ? ' is-cropped' : '' ),
				'style'                => sprintf(
					'--brolga-gallery-columns:%d;--brolga-gallery-ratio:%s',
					$this->attributes['columns'],
					$this->attributes['ratio']
				),
				'role'                 => 'group',
				'aria-label'           => $this->label(),
				'data-brolga-per-page' => (string) $this->per_page(),
				'data-brolga-current'  => (string) $this->pages->current,
				'data-brolga-texts'    => (string) wp_json_encode( $this->texts() ),
			] + ( $this->adds() ? [ 'data-brolga-adds' => '' ] : [] )
		);
	}

	private function crops(): bool {
		return 'auto' !== $this->attributes['ratio'] && 'masonry' !== $this->attributes['layout'];
	}

	/** @see GALLERY-12 */
	public function is_slider(): bool {
		return 'slider' === $this->attributes['layout'];
	}

	/**
	 * Whether a "load more" button adds the next page below the current one.
	 *
	 * @see GALLERY-14
	 */
	public function adds(): bool {
		return 'more' === $this->attributes['paging'] && ! $this->is_slider();
	}

	public function label(): string {
		return Root::name( $this->id, __( 'Gallery', 'brolga' ), $this->attributes['label'] );
	}

	/**
	 * The link's name is the alternative text, or else the caption or the image's number.
	 *
	 * @see GALLERY-5
	 */
	public function link( int $index ): string {
		$image = $this->images[ $index ];
		$caption = wp_strip_all_tags( $image->caption );
		/* translators: %d: the image's number. */
		$name = '' !== $caption ? $caption : sprintf( __( 'Image %d', 'brolga' ), $index + 1 );
		return '<a' . Html::attributes(
			[
				'class'               => 'wp-block-brolga-gallery__link',
				'href'                => '' === $image->link ? $image->url : $image->link,
				'target'              => '' === $image->target ? null : $image->target,
				'rel'                 => '' === $image->target ? null : 'noopener',
				'aria-label'          => '' === trim( $image->alt ) ? $name : null,
				'data-brolga-image' => true,
				'data-brolga-file'    => '' === $image->link ? null : $image->url,
			]
		) . '>' . $image->html( $this->width( $image->id ), $this->is_hidden( $index ) ) . '</a>';
	}

	public function is_hidden( int $index ): bool {
		$page = $this->per_page() > 0 ? intdiv( $index, $this->per_page() ) + 1 : 1;
		return $this->adds() ? $page > $this->pages->current : $page !== $this->pages->current;
	}

	/**
	 * @param int $page From 1; a number out of range means the nearest page.
	 * @see PAGE-7
	 */
	public function address( int $page ): string {
		$page = max( 1, min( $this->pages->count, $page ) );
		return esc_url( Pager::address( $this->id, $page ) );
	}

	/** Returns 0 where all images are on one page. */
	private function per_page(): int {
		return $this->is_slider() ? 0 : $this->attributes['perPage'];
	}

	/** @return array<string, string> */
	private function texts(): array {
		return [
			...LightboxTexts::all(),
			'label' => $this->label(),
			/* translators: {index}: the page's number, {count}: how many there are. Keep both as they are. */
			'page'  => __( 'Page {index} of {count}', 'brolga' ),
		];
	}

	/**
	 * @see THEME-20
	 * @return array<string, string>
	 */
	private function width( int $image ): array {
		$columns = $this->attributes['columns'];
		$sides   = array_map( floatval( ... ), explode( '/', $this->attributes['ratio'] ) );
		return CoveredBox::attributes(
			$image,
			$this->crops() ? $sides[0] / max( 1.0, $sides[1] ?? 1.0 ) : 0.0,
			[
				768 => 1 / $columns,
				0   => $this->is_slider() ? self::SLIDE : 1 / min( 2, $columns ),
			],
			BlockWidth::of( $this->attributes ),
			self::GAP
		);
	}
}

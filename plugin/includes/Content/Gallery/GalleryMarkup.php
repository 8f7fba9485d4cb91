<?php
/**
 * What a gallery prints.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Gallery;

use Brolga\Content\Images\CoveredBox;
use Brolga\Content\Images\Place;
use Brolga\Content\LightboxTexts;
use Brolga\Content\Paging\Pager;
use Brolga\Content\Paging\Pages;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Support\Html;
use WP_Block;

/**
 * A gallery's root, its images and the addresses of its pages.
 */
final class GalleryMarkup {

	/** What is between two images where a theme does not say it, in rem. */
	private const GAP = 1.0;

	/** How much of the row an image takes on a phone that moves. */
	private const SLIDE = 0.85;

	/** What a visitor asked for is a page of these. */
	public readonly Pages $pages;

	/**
	 * @param string $id The module's id.
	 * @param array{
	 *     label: string,
	 *     layout: string,
	 *     columns: int,
	 *     perPage: int,
	 *     paging: string,
	 *     ratio: string,
	 *     captions: string,
	 *     align?: string,
	 * } $attributes The block's attributes.
	 * @param list<GalleryImage> $images Those that there are.
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
	 * The images of a gallery block. Those that were deleted are left out.
	 *
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
		// All at once, or each image would ask for itself.
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

	/**
	 * The root's attributes, escaped.
	 */
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

	/**
	 * Whether its images have one shape.
	 */
	private function crops(): bool {
		return 'auto' !== $this->attributes['ratio'] && 'masonry' !== $this->attributes['layout'];
	}

	/**
	 * Whether it is a row to scroll through.
	 *
	 * @see GALLERY-12
	 */
	public function is_slider(): bool {
		return 'slider' === $this->attributes['layout'];
	}

	/**
	 * Whether a button adds the next page to those before.
	 *
	 * @see GALLERY-14
	 */
	public function adds(): bool {
		return 'more' === $this->attributes['paging'] && ! $this->is_slider();
	}

	/**
	 * What the gallery is called.
	 */
	public function label(): string {
		return Root::name( $this->id, __( 'Gallery', 'brolga' ), $this->attributes['label'] );
	}

	/**
	 * An image with its link, escaped. The link is named by its image.
	 *
	 * @see GALLERY-5
	 * @param int $index Which one, from 0.
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

	/**
	 * Whether an image is on another page.
	 *
	 * @param int $index Which one, from 0.
	 */
	public function is_hidden( int $index ): bool {
		$page = $this->per_page() > 0 ? intdiv( $index, $this->per_page() ) + 1 : 1;
		return $this->adds() ? $page > $this->pages->current : $page !== $this->pages->current;
	}

	/**
	 * The address of a page, escaped.
	 *
	 * @see PAGE-7
	 * @param int $page From 1; one out of range is the nearest there is.
	 */
	public function address( int $page ): string {
		$page = max( 1, min( $this->pages->count, $page ) );
		return esc_url( Pager::address( $this->id, $page ) );
	}

	/**
	 * How many images a page has; 0 for all on one.
	 */
	private function per_page(): int {
		return $this->is_slider() ? 0 : $this->attributes['perPage'];
	}

	/**
	 * What its scripts say.
	 *
	 * @return array<string, string>
	 */
	private function texts(): array {
		return [
			...LightboxTexts::all(),
			'label' => $this->label(),
			/* translators: {index}: the page's number, {count}: how many there are. Keep both as they are. */
			'page'  => __( 'Page {index} of {count}', 'brolga' ),
		];
	}

	/**
	 * How wide one of its images is drawn.
	 *
	 * @see THEME-20
	 * @param int $image The image in the library.
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
			Place::of( $this->attributes ),
			self::GAP
		);
	}
}

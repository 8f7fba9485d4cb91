<?php
declare( strict_types=1 );

namespace Brolga\Content\Video;

use Brolga\Content\External\LinkHost;
use Brolga\Content\Images\BlockWidth;
use Brolga\Content\Images\CoveredBox;
use Brolga\Content\Images\LibraryImage;
use Brolga\Core\Support\Html;

/**
 * Prints a video: a file of this site as a `<video>` element, any other video as a link to its
 * page, which the script turns into a play button.
 *
 * @see VIDEO-1 VIDEO-2 VIDEO-7 VIDEO-8
 */
final class VideoMarkup {

	/**
	 * @param array{
	 *     title: string,
	 *     posterId: int,
	 *     posterUrl: string,
	 *     captionsUrl: string,
	 *     captionsLabel: string,
	 *     captionsLanguage: string,
	 *     ratio?: string,
	 * } $attributes
	 */
	public function __construct( private readonly VideoSource $source, private readonly array $attributes ) {}

	public function name(): string {
		$title = trim( $this->attributes['title'] );
		return '' !== $title ? $title : __( 'Video', 'brolga' );
	}

	public function stage(): string {
		return 'file' === $this->source->provider ? $this->video() : $this->cover();
	}

	public function data(): string {
		return Html::attributes(
			[
				'data-brolga-provider' => $this->source->provider,
				'data-brolga-embed'    => '' === $this->source->embed ? null : $this->source->embed,
				'data-brolga-title'    => $this->name(),
			]
		);
	}

	/**
	 * Returns the `<video>` element, which also plays without scripts; only the script shows the
	 * button on top. `loading="lazy"` makes the poster wait until it is near the viewport.
	 */
	private function video(): string {
		$poster = $this->poster_url();
		return '<video'
			. Html::attributes(
			[
				'src'         => $this->source->page,
				'poster'      => '' === $poster ? null : $poster,
				'preload'     => 'none',
				'loading'     => 'lazy',
				'controls'    => true,
				'playsinline' => true,
				'aria-label'  => $this->name(),
			]
		)
			. '>'
			. $this->captions()
			. '<a href="'
			. esc_url( $this->source->page )
			. '">'
			. esc_html( $this->name() )
			. '</a></video>'
			. '<button type="button" class="wp-block-brolga-video__cover" data-brolga-play hidden>'
			. $this->words( '' )
			. '</button>';
	}

	private function cover(): string {
		$from = sprintf(
			/* translators: 1: YouTube or Vimeo, 2: its host. */
			__( 'From %1$s, %2$s', 'brolga' ),
			$this->source->service(),
			LinkHost::host( $this->source->embed )
		);
		return '<a class="wp-block-brolga-video__cover" data-brolga-play href="'
			. esc_url( $this->source->page )
			. '">'
			. $this->image( 'large', $this->width() )
			. $this->words( $from )
			. '</a>';
	}

	/** @param array<string, string> $attributes */
	public function image( string $size, array $attributes = [] ): string {
		$id    = $this->poster_id();
		$image = $id > 0 ? LibraryImage::html( $id, $size, [ 'alt' => '' ] + $attributes ) : '';
		$url   = $this->poster_url();
		if ( '' === $image && '' !== $url ) {
			$image = '<img' . Html::attributes(
				[
					'src'      => $url,
					'alt'      => '',
					'loading'  => 'lazy',
					'decoding' => 'async',
				]
			) . '>';
		}
		return $image;
	}

	/**
	 * @see THEME-20
	 * @return array<string, string>
	 */
	private function width(): array {
		$sides = array_map( floatval( ... ), explode( '/', $this->attributes['ratio'] ?? '16/9' ) );
		return CoveredBox::attributes(
			$this->poster_id(),
			$sides[0] / max( 1.0, $sides[1] ?? 1.0 ),
			[ 0 => 1.0 ],
			BlockWidth::of( $this->attributes )
		);
	}

	private function words( string $from ): string {
		/* translators: %s: the video's title. */
		$play = sprintf( __( 'Play: %s', 'brolga' ), $this->name() );
		return '<span class="wp-block-brolga-video__sign"><svg viewBox="0 0 24 24" width="32" height="32" '
			. 'aria-hidden="true" focusable="false"><path d="M8 5l11 7-11 7Z"/></svg></span>'
			. '<span class="wp-block-brolga-video__play">' . esc_html( $play ) . '</span>'
			. ( '' === $from ? '' : ' <span class="wp-block-brolga-video__from">' . esc_html( $from ) . '</span>' );
	}

	/** Ignores files of other hosts, which would be contacted without consent. */
	private function captions(): string {
		$url = esc_url_raw( $this->attributes['captionsUrl'], [ 'http', 'https' ] );
		if ( '' === $url || ! LinkHost::is_own( $url ) ) {
			return '';
		}
		$label    = trim( $this->attributes['captionsLabel'] );
		$language = trim( $this->attributes['captionsLanguage'] );
		return '<track' . Html::attributes(
			[
				'kind'    => 'captions',
				'src'     => $url,
				'srclang' => '' !== $language ? $language : get_bloginfo( 'language' ),
				'label'   => '' !== $label ? $label : __( 'Captions', 'brolga' ),
				'default' => true,
			]
		) . '>';
	}

	private function poster_id(): int {
		return LibraryImage::known( (int) $this->attributes['posterId'], $this->attributes['posterUrl'] );
	}

	/** Ignores images of other hosts, which would be contacted without consent. */
	private function poster_url(): string {
		$id  = $this->poster_id();
		$url = $id > 0 ? wp_get_attachment_image_url( $id, 'large' ) : false;
		if ( is_string( $url ) ) {
			return $url;
		}
		$own = esc_url_raw( $this->attributes['posterUrl'], [ 'http', 'https' ] );
		return LinkHost::is_own( $own ) ? $own : '';
	}
}

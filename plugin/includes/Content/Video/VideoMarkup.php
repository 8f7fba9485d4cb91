<?php
/**
 * What a video prints.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Video;

use Brolga\Content\External\Address;
use Brolga\Content\Images\CoveredBox;
use Brolga\Content\Images\LibraryImage;
use Brolga\Content\Images\Place;
use Brolga\Core\Support\Html;

/**
 * The stage of a video: the video of this site with its controls, or a link to
 * the video's page with its poster, of which the view makes a button.
 *
 * @see VIDEO-1 VIDEO-2 VIDEO-7 VIDEO-8
 */
final class VideoMarkup {

	/**
	 * @param VideoSource $source Where the video is.
	 * @param array{
	 *     title: string,
	 *     posterId: int,
	 *     posterUrl: string,
	 *     captionsUrl: string,
	 *     captionsLabel: string,
	 *     captionsLanguage: string,
	 *     ratio?: string,
	 * } $attributes The block's.
	 */
	public function __construct( private readonly VideoSource $source, private readonly array $attributes ) {}

	/**
	 * What the video is called.
	 */
	public function name(): string {
		$title = trim( $this->attributes['title'] );
		return '' !== $title ? $title : __( 'Video', 'brolga' );
	}

	/**
	 * What is inside of the stage, escaped.
	 */
	public function stage(): string {
		return 'file' === $this->source->provider ? $this->video() : $this->cover();
	}

	/**
	 * What the view needs to know, escaped.
	 */
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
	 * A video of this site. It plays without scripts, too; the button over it is
	 * the view's. Its poster waits, as images do, until it is nearly in view.
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

	/**
	 * A link to the video's page, under its poster.
	 */
	private function cover(): string {
		$from = sprintf(
			/* translators: 1: YouTube or Vimeo, 2: its host. */
			__( 'From %1$s, %2$s', 'brolga' ),
			$this->source->service(),
			Address::host( $this->source->embed )
		);
		return '<a class="wp-block-brolga-video__cover" data-brolga-play href="'
			. esc_url( $this->source->page )
			. '">'
			. $this->image( 'large', $this->width() )
			. $this->words( $from )
			. '</a>';
	}

	/**
	 * The poster, escaped; empty where there is none.
	 *
	 * @param string                $size       One of WordPress' sizes.
	 * @param array<string, string> $attributes More attributes of one in the library.
	 */
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
	 * How wide the poster is drawn.
	 *
	 * @see THEME-20
	 * @return array<string, string>
	 */
	private function width(): array {
		$sides = array_map( floatval( ... ), explode( '/', $this->attributes['ratio'] ?? '16/9' ) );
		return CoveredBox::attributes(
			$this->poster_id(),
			$sides[0] / max( 1.0, $sides[1] ?? 1.0 ),
			[ 0 => 1.0 ],
			Place::of( $this->attributes )
		);
	}

	/**
	 * The sign and the words on the poster.
	 *
	 * @param string $from Where it comes from; empty: from here.
	 */
	private function words( string $from ): string {
		/* translators: %s: the video's title. */
		$play = sprintf( __( 'Play: %s', 'brolga' ), $this->name() );
		return '<span class="wp-block-brolga-video__sign"><svg viewBox="0 0 24 24" width="32" height="32" '
			. 'aria-hidden="true" focusable="false"><path d="M8 5l11 7-11 7Z"/></svg></span>'
			. '<span class="wp-block-brolga-video__play">' . esc_html( $play ) . '</span>'
			. ( '' === $from ? '' : ' <span class="wp-block-brolga-video__from">' . esc_html( $from ) . '</span>' );
	}

	/**
	 * The captions of a video.
	 */
	private function captions(): string {
		$url = esc_url_raw( $this->attributes['captionsUrl'], [ 'http', 'https' ] );
		if ( '' === $url || ! Address::is_own( $url ) ) {
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

	/**
	 * The poster's number in this library, or 0.
	 */
	private function poster_id(): int {
		return LibraryImage::known( (int) $this->attributes['posterId'], $this->attributes['posterUrl'] );
	}

	/**
	 * The poster's address: an image of this site, for any other would be asked
	 * of another host before the visitor said so.
	 */
	private function poster_url(): string {
		$id  = $this->poster_id();
		$url = $id > 0 ? wp_get_attachment_image_url( $id, 'large' ) : false;
		if ( is_string( $url ) ) {
			return $url;
		}
		$own = esc_url_raw( $this->attributes['posterUrl'], [ 'http', 'https' ] );
		return Address::is_own( $own ) ? $own : '';
	}
}

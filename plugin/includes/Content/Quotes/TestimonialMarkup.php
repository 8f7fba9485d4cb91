<?php
declare( strict_types=1 );

namespace Brolga\Content\Quotes;

use Brolga\Content\Images\LibraryImage;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Html;

/** Prints a testimonial's portrait, its stars, and its author's role and company. */
final class TestimonialMarkup {

	private const STAR = 'M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7.1L12 17.8l-6.3 3.4 1.3-7.1L1.8 9.2l7.1-.9Z';

	/** The portrait's largest width in narrow windows, where it stands above the text. */
	private const NARROW_PX = 112;

	/**
	 * @param array{
	 *     author: string,
	 *     role: string,
	 *     company: string,
	 *     companyUrl: string,
	 *     rating: int,
	 *     portraitId: int,
	 *     portraitUrl: string,
	 *     portraitAlt: string,
	 * } $attributes
	 */
	public function __construct( private readonly array $attributes ) {}

	public function has_author(): bool {
		return '' !== $this->attributes['author'] . $this->attributes['role'] . $this->attributes['company'];
	}

	/** @see TESTI-1 TESTI-5 */
	public function portrait(): string {
		$shared = [
			'class'    => 'wp-block-brolga-testimonial__portrait',
			'alt'      => $this->attributes['portraitAlt'],
			'loading'  => 'lazy',
			'decoding' => 'async',
		];
		// WordPress accepts strings of digits as integers.
		$id = LibraryImage::known( (int) $this->attributes['portraitId'], $this->attributes['portraitUrl'] );
		if ( $id > 0 ) {
			$sizes = sprintf(
				'(min-width: %dpx) %dpx, %dpx',
				Constants::TESTIMONIAL_PORTRAIT_ABOVE_PX + 1,
				Constants::TESTIMONIAL_PORTRAIT_MAX_PX,
				self::NARROW_PX
			);
			return LibraryImage::html( $id, 'medium', $shared + [ 'sizes' => $sizes ] );
		}
		$url = esc_url( $this->attributes['portraitUrl'] );
		// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- It is not in the media library.
		return '' === $url ? '' : '<img src="' . $url . '"' . Html::attributes( $shared ) . '>';
	}

	/**
	 * Returns the stars as one labelled image, so that screen readers announce the rating once.
	 *
	 * @see TESTI-4
	 */
	public function stars(): string {
		// WordPress accepts strings of digits as integers.
		$rating = (int) $this->attributes['rating'];
		if ( $rating < 1 ) {
			return '';
		}
		$stars = '';
		for ( $index = 0; $index < 5; $index++ ) {
			$stars .= '<path'
				. ( $index < $rating ? ' class="is-on"' : '' )
				. ( $index > 0 ? ' transform="translate(' . 24 * $index . ')"' : '' )
				. ' d="'
				. self::STAR
				. '"/>';
		}
		/* translators: %d: a number from 1 to 5. */
		$label = sprintf( _n( '%d star out of 5', '%d stars out of 5', $rating, 'brolga' ), $rating );
		return '<svg class="wp-block-brolga-testimonial__stars" viewBox="0 0 120 24" role="img" focusable="false" '
			. 'aria-label="'
			. esc_attr( $label )
			. '">'
			. $stars
			. '</svg>';
	}

	/** @see TESTI-3 */
	public function position(): string {
		$company = esc_html( $this->attributes['company'] );
		$url     = esc_url( $this->attributes['companyUrl'] );
		if ( '' !== $company && '' !== $url ) {
			$company = '<a href="' . $url . '">' . $company . '</a>';
		}
		$parts = array_filter(
			[ esc_html( $this->attributes['role'] ), $company ],
			static fn ( string $part ): bool => '' !== $part
		);
		return [] === $parts
			? ''
			: '<span class="wp-block-brolga-testimonial__position">' . implode( ', ', $parts ) . '</span>';
	}
}

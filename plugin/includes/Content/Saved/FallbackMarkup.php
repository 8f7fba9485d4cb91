<?php
declare( strict_types=1 );

namespace Brolga\Content\Saved;

use Brolga\Business\Detail;
use Brolga\Business\Details;
use Brolga\Content\Map\Pin;
use Brolga\Content\Map\Tiles;
use Brolga\Core\Support\Percent;
use Closure;
use DateTimeImmutable;
use Exception;

/**
 * Produces the plain-text version of a block, without its inner blocks, as a few lines of HTML.
 *
 * @see BLOCK-400 BLOCK-551 BLOCK-660 BLOCK-661
 */
final class FallbackMarkup {

	public function __construct( private readonly Details $details, private readonly Tiles $tiles ) {}

	/**
	 * Returns no lines for blocks whose inner blocks contain all the text.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @return list<string>
	 */
	public function lines( string $name, array $attributes ): array {
		$text  = static fn ( string $key ): string => is_string( $attributes[ $key ] ?? null )
			? trim( wp_strip_all_tags( $attributes[ $key ] ) )
			: '';
		$lines = match ( $name ) {
			'brolga/accordion-item',
			'brolga/toggle'       => [ self::strong( $text( 'title' ) ) ],
			'brolga/tab',
			'brolga/menu-panel'   => [ self::strong( $text( 'label' ) ) ],
			'brolga/map-pin'      => $this->pin( $attributes ),
			'brolga/testimonial'  => [
				esc_html( self::joined( ', ', $text( 'author' ), $text( 'role' ), $text( 'company' ) ) ),
			],
			'brolga/video'        => [
				self::video( $text( 'url' ), $text( 'title' ) ),
				esc_html( $text( 'caption' ) ),
			],
			'brolga/contact-form' => [ self::strong( $text( 'title' ) ), $this->way() ],
			'brolga/newsletter'   => [ self::strong( $text( 'title' ) ), $this->sign_up( $text ) ],
			default               => self::figures( $name, $attributes, $text ),
		};
		return array_values( array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @return list<string>
	 */
	private function pin( array $attributes ): array {
		$pin = Pin::of( $attributes, $this->details, $this->tiles );
		return null === $pin
			? []
			: [
				self::strong( $pin->name ),
				str_replace( "\n", '<br>', esc_html( $pin->detail ) ),
				'' === $pin->way ? '' : self::link( $pin->way, __( 'Directions', 'brolga' ) ),
			];
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @param Closure(string): string $text
	 * @return list<string>
	 */
	private static function figures( string $name, array $attributes, Closure $text ): array {
		$percent = $attributes['percent'] ?? null;
		return match ( $name ) {
			'brolga/countdown'      => [
				self::strong( $text( 'title' ) ),
				esc_html( self::moment( $text( 'end' ) ) ),
			],
			'brolga/number-counter',
			'brolga/circle-counter' => [
				self::strong( $text( 'prefix' ) . $text( 'value' ) . $text( 'suffix' ) ),
				esc_html( $text( 'title' ) ),
			],
			'brolga/bar-counter'    => [
				esc_html( self::joined(
					' ',
					$text( 'label' ),
					is_numeric( $percent ) ? Percent::of( $percent / 100 ) : ''
				) ),
			],
			default                 => [],
		};
	}

	private function way(): string {
		return $this->reached(
			/* translators: %s: an email address. */
			__( 'To send us a message, email %s.', 'brolga' ),
			/* translators: %s: a phone number. */
			__( 'To reach us, call %s.', 'brolga' ),
			__( 'This form is not available at the moment.', 'brolga' )
		);
	}

	/**
	 * Returns a sentence in place of a form, or the feed's link, which works without the plugin.
	 *
	 * @param Closure(string): string $text
	 */
	private function sign_up( Closure $text ): string {
		return 'feed' === $text( 'kind' ) && '' !== $text( 'feedUrl' )
			? self::link( $text( 'feedUrl' ), __( 'Subscribe to the feed', 'brolga' ) )
			: $this->reached(
				/* translators: %s: an email address. */
				__( 'To sign up, email %s.', 'brolga' ),
				/* translators: %s: a phone number. */
				__( 'To sign up, call %s.', 'brolga' ),
				__( 'You cannot sign up here at the moment.', 'brolga' )
			);
	}

	private function reached( string $by_email, string $by_phone, string $neither ): string {
		$email = $this->details->lines( Detail::Email )[0] ?? '';
		$phone = $this->details->lines( Detail::Phone )[0] ?? '';
		return match ( true ) {
			'' !== $email => sprintf(
				esc_html( $by_email ),
				self::link( $this->details->link( Detail::Email ), $email )
			),
			'' !== $phone => sprintf(
				esc_html( $by_phone ),
				self::link( $this->details->link( Detail::Phone ), $phone )
			),
			default       => esc_html( $neither ),
		};
	}

	private static function strong( string $text ): string {
		return '' === $text ? '' : '<strong>' . esc_html( $text ) . '</strong>';
	}

	private static function video( string $url, string $title ): string {
		return '' === $url
			? self::strong( $title )
			: self::link( $url, '' === $title ? $url : $title );
	}

	private static function link( string $url, string $words ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $words ) );
	}

	/** @param string $end The block's attribute, in the site's time zone. */
	private static function moment( string $end ): string {
		$option = static fn ( string $name ): string => is_string( get_option( $name ) ) ? get_option( $name ) : '';
		try {
			$at = '' === $end ? null : new DateTimeImmutable( $end, wp_timezone() );
		} catch ( Exception ) {
			$at = null;
		}
		return null === $at
			? ''
			: (string) wp_date( $option( 'date_format' ) . ' ' . $option( 'time_format' ), $at->getTimestamp() );
	}

	private static function joined( string $by, string ...$parts ): string {
		return implode( $by, array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}
}

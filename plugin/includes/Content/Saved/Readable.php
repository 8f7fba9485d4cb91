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
 * What a block says of itself, besides the blocks inside, in a few lines of HTML.
 *
 * @see BLOCK-400 BLOCK-551 BLOCK-660 BLOCK-661
 */
final class Readable {

	public function __construct( private readonly Details $details, private readonly Tiles $tiles ) {}

	/**
	 * The lines of a block; none: what is inside says all.
	 *
	 * @param string                  $name       Of the block.
	 * @param array<array-key, mixed> $attributes The block's.
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
	 * The lines of a place, as in the list below its map.
	 *
	 * @param array<array-key, mixed> $attributes The block's.
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
	 * The lines of what counts.
	 *
	 * @param string                   $name       Of the block.
	 * @param array<array-key, mixed>  $attributes The block's.
	 * @param Closure(string): string  $text       An attribute as plain text.
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

	/**
	 * How to write where there is no form.
	 */
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
	 * How to be on a list where there is no form: a feed is read without us.
	 *
	 * @param Closure(string): string $text An attribute as plain text.
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

	/**
	 * A sentence with the business's email address, else with its phone number, as a link.
	 *
	 * @param string $by_email Says it, with %s in the address's place.
	 * @param string $by_phone Says it, with %s in the number's place.
	 * @param string $neither  Where nobody knows either.
	 */
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

	/**
	 * A moment as the site writes it.
	 *
	 * @param string $end As in the block, in the site's time zone.
	 */
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

<?php
declare( strict_types=1 );

namespace Brolga\Content\Countdown;

use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\Text;
use DateTimeZone;

/**
 * The markup of a countdown: the time left, and what replaces it at the end.
 *
 * @see COUNT-6 COUNT-7 COUNT-10 COUNT-12
 */
final class Countdown {

	public function __construct( private readonly Clock $clock ) {
	}

	/**
	 * Returns the end times as Unix timestamps; empty if the block has no valid date.
	 *
	 * @param array{end: string, zone: string, repeat: string} $attributes
	 * @return list<int>
	 */
	public function ends( array $attributes ): array {
		$zone = 'utc' === $attributes['zone'] ? new DateTimeZone( 'UTC' ) : wp_timezone();
		return Ends::of( $attributes['end'], $zone, $attributes['repeat'], $this->clock->now() );
	}

	/** @param list<int> $ends Unix timestamps, the next one first. */
	public function left( array $ends ): TimeLeft {
		$now = $this->clock->timestamp();
		return new TimeLeft( $now, $ends[0] ?? $now );
	}

	/**
	 * @see COUNT-5
	 * @param array{labels: array<string, mixed>, shortLabels: array<string, mixed>} $attributes
	 */
	public function units( TimeLeft $left, array $attributes ): string {
		$labels = [
			'days'    => [ __( 'Days', 'brolga' ), _x( 'Day', 'short label of a countdown', 'brolga' ) ],
			'hours'   => [ __( 'Hours', 'brolga' ), _x( 'Hrs', 'short label of a countdown', 'brolga' ) ],
			'minutes' => [ __( 'Minutes', 'brolga' ), _x( 'Min', 'short label of a countdown', 'brolga' ) ],
			'seconds' => [ __( 'Seconds', 'brolga' ), _x( 'Sec', 'short label of a countdown', 'brolga' ) ],
		];
		$html   = '';
		foreach ( $left->units as $unit => $value ) {
			$html .= '<span'
				. Html::attributes(
				[
					'class'            => 'wp-block-brolga-countdown__unit'
						. ( in_array( $unit, $left->zero, true ) ? ' is-zero' : '' ),
					'data-brolga-unit' => $unit,
				]
			)
				. '><span class="wp-block-brolga-countdown__value">'
				. $value
				. '</span> '
				. '<span class="wp-block-brolga-countdown__label is-full">'
				. esc_html( self::word( $attributes['labels'][ $unit ] ?? '', $labels[ $unit ][0] ) )
				. '</span>'
				. '<span class="wp-block-brolga-countdown__label is-short">'
				. esc_html( self::word( $attributes['shortLabels'][ $unit ] ?? '', $labels[ $unit ][1] ) )
				. '</span></span>';
		}
		return $html;
	}

	/** @param array{expiry: string, message: string, redirect: string} $attributes */
	public function afterwards( array $attributes, string $content ): string {
		$target = $this->target( $attributes['redirect'] );
		return match ( $attributes['expiry'] ) {
			'message'  => '<p class="wp-block-brolga-countdown__message">'
				. wp_kses( $attributes['message'], 'data' )
				. '</p>',
			'blocks'   => $content,
			'redirect' => '' === $target
				? ''
				: '<p class="wp-block-brolga-countdown__message"><a href="'
					. esc_url( $target )
					. '">'
					. esc_html__( 'Go on to the next page', 'brolga' )
					. '</a></p>',
			default    => '',
		};
	}

	/**
	 * Returns the URL of a redirect; empty unless it is an HTTP URL.
	 *
	 * @see COUNT-14
	 */
	public function target( string $url ): string {
		return sanitize_url( trim( $url ), [ 'http', 'https' ] );
	}

	private static function word( mixed $saved, string $usual ): string {
		$word = is_string( $saved ) ? Text::line( $saved ) : '';
		return '' === $word ? $usual : $word;
	}
}

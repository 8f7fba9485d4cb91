<?php
declare( strict_types=1 );

namespace Brolga\Content\Countdown;

/**
 * The time between two moments in days, hours, minutes and seconds.
 *
 * @see COUNT-2 COUNT-3
 */
final class TimeLeft {

	/** @var array{days: string, hours: string, minutes: string, seconds: string} */
	public readonly array $units;

	/** @var list<string> */
	public readonly array $zero;

	public readonly bool $finished;

	public function __construct( int $now, int $end ) {
		$left           = max( 0, $end - $now );
		$counts         = [
			'days'    => intdiv( $left, 86400 ),
			'hours'   => intdiv( $left % 86400, 3600 ),
			'minutes' => intdiv( $left % 3600, 60 ),
			'seconds' => $left % 60,
		];
		$this->finished = 0 === $left;
		$this->units    = [
			'days'    => sprintf( '%03d', $counts['days'] ),
			'hours'   => sprintf( '%02d', $counts['hours'] ),
			'minutes' => sprintf( '%02d', $counts['minutes'] ),
			'seconds' => sprintf( '%02d', $counts['seconds'] ),
		];
		$zero           = [];
		foreach ( $counts as $unit => $count ) {
			if ( 0 !== $count ) {
				break;
			}
			$zero[] = $unit;
		}
		$this->zero = $zero;
	}
}

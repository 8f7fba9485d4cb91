<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

/**
 * Why a record is not counted. The value is what the answer says.
 *
 * @see AB-17 AB-24
 */
enum Refusal: string {
	case UnknownTest    = 'unknown_test';
	case Stopped        = 'stopped';
	case UnknownSubject = 'unknown_subject';
	case Bot            = 'bot';
	case Prefetch       = 'prefetch';
	case Staff          = 'staff';
	case Preview        = 'preview';
	case Consent        = 'consent';

	/**
	 * What the counters keep for it, in the column `source`: where a refused
	 * visitor came from is nobody's business.
	 */
	public function code(): int {
		return match ( $this ) {
			self::UnknownTest    => 11,
			self::Stopped        => 12,
			self::UnknownSubject => 13,
			self::Bot            => 14,
			self::Prefetch       => 15,
			self::Staff          => 16,
			self::Preview        => 17,
			self::Consent        => 18,
		};
	}

	/**
	 * What owners call it.
	 */
	public function label(): string {
		return match ( $this ) {
			self::UnknownTest    => __( 'The test is not on the page any more', 'brolga' ),
			self::Stopped        => __( 'The test was stopped; an older copy of the page', 'brolga' ),
			self::UnknownSubject => __( 'The variant does not exist, or is not the visitor’s', 'brolga' ),
			self::Bot            => __( 'Bots and crawlers', 'brolga' ),
			self::Prefetch       => __( 'Pages loaded in advance and not opened', 'brolga' ),
			self::Staff          => __( 'Signed-in staff', 'brolga' ),
			self::Preview        => __( 'Previews', 'brolga' ),
			self::Consent        => __( 'No consent given', 'brolga' ),
		};
	}

	/**
	 * The refusal of a code; null where it is none.
	 *
	 * @param int $code What code() made.
	 */
	public static function of_code( int $code ): ?self {
		foreach ( self::cases() as $case ) {
			if ( $case->code() === $code ) {
				return $case;
			}
		}
		return null;
	}
}

<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

/**
 * Why a record is not counted. Reports show the value.
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
	case Unanswered     = 'consent_unanswered';
	case Denied         = 'consent_denied';
	case TooMany        = 'too_many';

	/** Returns the value for the column `source`, in place of the visitor's source. */
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
			self::Unanswered     => 19,
			self::Denied         => 20,
			self::TooMany        => 21,
		};
	}

	public function label(): string {
		return match ( $this ) {
			self::UnknownTest    => __( 'The page no longer contains the test', 'brolga' ),
			self::Stopped        => __( 'From a cached copy, after the test was stopped', 'brolga' ),
			self::UnknownSubject => __( 'Unknown variant, or not the one shown to this visitor', 'brolga' ),
			self::Bot            => __( 'Bots and crawlers', 'brolga' ),
			self::Prefetch       => __( 'Pages loaded in advance but never opened', 'brolga' ),
			self::Staff          => __( 'People who can edit this site', 'brolga' ),
			self::Preview        => __( 'Previews', 'brolga' ),
			self::Consent        => __( 'No consent given', 'brolga' ),
			self::Unanswered     => __( 'Consent banner not answered', 'brolga' ),
			self::Denied         => __( 'Consent refused', 'brolga' ),
			self::TooMany        => __( 'Too many visitors from one IP address in an hour', 'brolga' ),
		};
	}

	/** Returns the value for the response, which does not distinguish denied from missing consent. */
	public function told(): string {
		return $this->is_consent() ? self::Consent->value : $this->value;
	}

	public function is_consent(): bool {
		return in_array( $this, [ self::Consent, self::Unanswered, self::Denied ], true );
	}

	public static function of_consent( string $said ): self {
		return match ( $said ) {
			'waiting' => self::Unanswered,
			'denied'  => self::Denied,
			default   => self::Consent,
		};
	}

	public static function of_code( int $code ): ?self {
		foreach ( self::cases() as $case ) {
			if ( $case->code() === $code ) {
				return $case;
			}
		}
		return null;
	}
}

<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

/**
 * The status of an address on a list: waiting for confirmation, confirmed, unsubscribed, passed to
 * the provider (which handles confirmation from then on), or marked as spam (no email was sent).
 */
enum SubscriberStatus: string {
	case Pending      = 'pending';
	case Confirmed    = 'confirmed';
	case Unsubscribed = 'unsubscribed';
	case HandedOn     = 'handed_on';
	case Spam         = 'spam';

	public function label(): string {
		return match ( $this ) {
			self::Pending      => __( 'Pending', 'brolga' ),
			self::Confirmed    => __( 'Confirmed', 'brolga' ),
			self::Unsubscribed => __( 'Unsubscribed', 'brolga' ),
			self::HandedOn     => __( 'Sent to provider', 'brolga' ),
			self::Spam         => __( 'Spam', 'brolga' ),
		};
	}

	/** @return array<string, string> */
	public static function labels(): array {
		return array_combine(
			array_column( self::cases(), 'value' ),
			array_map( static fn ( self $case ): string => $case->label(), self::cases() )
		);
	}
}

<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

/**
 * Asked, confirmed by the address's owner, or gone; or brought to the provider
 * of the list, who asks and keeps from there on. Or kept apart, because it looks
 * like a robot's: nobody was asked anything.
 */
enum SubscriberStatus: string {
	case Pending      = 'pending';
	case Confirmed    = 'confirmed';
	case Unsubscribed = 'unsubscribed';
	case HandedOn     = 'handed_on';
	case Spam         = 'spam';

	/**
	 * What the screens call it.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Pending      => __( 'Pending', 'brolga' ),
			self::Confirmed    => __( 'Confirmed', 'brolga' ),
			self::Unsubscribed => __( 'Unsubscribed', 'brolga' ),
			self::HandedOn     => __( 'Sent to provider', 'brolga' ),
			self::Spam         => __( 'Spam', 'brolga' ),
		};
	}

	/**
	 * What the screens call each of them.
	 *
	 * @return array<string, string> By value.
	 */
	public static function labels(): array {
		return array_combine(
			array_column( self::cases(), 'value' ),
			array_map( static fn ( self $case ): string => $case->label(), self::cases() )
		);
	}
}

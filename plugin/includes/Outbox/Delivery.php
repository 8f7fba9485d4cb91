<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

/**
 * The delivery status that a lead shows. It is not stored but derived from the lead's jobs.
 *
 * @see OUTBOX-8
 */
enum Delivery: string {

	case None = 'none';

	case Waiting = 'waiting';

	case Sent = 'sent';

	case Failed = 'failed';

	case Dead = 'dead';

	/** Combines the status of several jobs into the one that needs most attention. */
	public function and( self $other ): self {
		$order = [ self::None, self::Sent, self::Waiting, self::Failed, self::Dead ];
		return $order[ max( (int) array_search( $this, $order, true ), (int) array_search( $other, $order, true ) ) ];
	}

	public function label(): string {
		return match ( $this ) {
			self::None    => __( 'No email', 'brolga' ),
			self::Waiting => __( 'Email queued', 'brolga' ),
			self::Sent    => __( 'Email sent', 'brolga' ),
			self::Failed  => __( 'Email delayed', 'brolga' ),
			self::Dead    => __( 'Email failed', 'brolga' ),
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

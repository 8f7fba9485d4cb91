<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

/**
 * What an owner reads beside a lead. Nothing stores it: it follows from the
 * lead's jobs.
 *
 * @see OUTBOX-8
 */
enum Delivery: string {

	/** There is nothing to deliver. */
	case None = 'none';

	/** On its way. */
	case Waiting = 'waiting';

	/** All delivered. */
	case Sent = 'sent';

	/** Failed so far, and will be tried again. */
	case Failed = 'failed';

	/** Given up; the owner can send it again. */
	case Dead = 'dead';

	/**
	 * The state of several jobs together: the one that needs most attention.
	 *
	 * @param self $other The state of another job.
	 */
	public function and( self $other ): self {
		$order = [ self::None, self::Sent, self::Waiting, self::Failed, self::Dead ];
		return $order[ max( (int) array_search( $this, $order, true ), (int) array_search( $other, $order, true ) ) ];
	}

	/**
	 * What the screens call it.
	 */
	public function label(): string {
		return match ( $this ) {
			self::None    => __( 'No email', 'brolga' ),
			self::Waiting => __( 'Email queued', 'brolga' ),
			self::Sent    => __( 'Email sent', 'brolga' ),
			self::Failed  => __( 'Email delayed', 'brolga' ),
			self::Dead    => __( 'Email failed', 'brolga' ),
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

<?php
declare( strict_types=1 );

namespace Brolga\Leads;

/**
 * The states of a lead. `trash` is not among those an owner sets in the list:
 * it is what deleting does first, so that it can be undone.
 */
enum LeadStatus: string {

	case New   = 'new';
	case Open  = 'open';
	case Done  = 'done';
	case Spam  = 'spam';
	case Trash = 'trash';

	/**
	 * What the screens call it.
	 */
	public function label(): string {
		return match ( $this ) {
			self::New   => __( 'New', 'brolga' ),
			self::Open  => __( 'Open', 'brolga' ),
			self::Done  => __( 'Done', 'brolga' ),
			self::Spam  => __( 'Spam', 'brolga' ),
			self::Trash => __( 'Trash', 'brolga' ),
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

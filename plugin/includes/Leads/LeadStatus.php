<?php
declare( strict_types=1 );

namespace Brolga\Leads;

/**
 * The statuses of a lead. Users don't choose `trash` in the list: deleting a lead sets it first,
 * so that it can be undone.
 */
enum LeadStatus: string {

	case New   = 'new';
	case Open  = 'open';
	case Done  = 'done';
	case Spam  = 'spam';
	case Trash = 'trash';

	public function label(): string {
		return match ( $this ) {
			self::New   => __( 'New', 'brolga' ),
			self::Open  => __( 'Open', 'brolga' ),
			self::Done  => __( 'Done', 'brolga' ),
			self::Spam  => __( 'Spam', 'brolga' ),
			self::Trash => __( 'Trash', 'brolga' ),
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

<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Newsletter\Subscribers\Frequency;

/**
 * What people read as the name of a list of ours: whoever is on several knows
 * which one a mail or a page is about.
 *
 * @see NEWS-207
 */
final class ListLabel {

	/** The list of blocks that name none. */
	private const USUAL = 'newsletter';

	/**
	 * Its name in words.
	 *
	 * @param string $list_id As the table has it.
	 */
	public static function of( string $list_id ): string {
		foreach ( Frequency::cases() as $frequency ) {
			if ( $frequency->list_id() === $list_id ) {
				return $frequency->label();
			}
		}
		return self::USUAL === $list_id
			? __( 'Newsletter', 'brolga' )
			: ucfirst( trim( (string) preg_replace( '/[-_.:\s]+/', ' ', $list_id ) ) );
	}
}

<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Newsletter\Subscribers\Frequency;

/**
 * The name of a list of this site as subscribers read it, so that a person on several lists knows
 * which one a mail or page is about.
 *
 * @see NEWS-207
 */
final class ListLabel {

	private const USUAL = 'newsletter';

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

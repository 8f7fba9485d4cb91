<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

/**
 * As programs read it.
 */
enum EnrolmentOutcome: string {

	/** A mail asks the owner of the address. */
	case Asked = 'asked';

	/** On its way to the provider, who asks as the account says. */
	case Queued = 'queued';

	/** On the list, by the administrator's word. */
	case Added = 'added';

	/** On the list before: nothing was done. */
	case Known = 'known';

	/**
	 * In a sentence.
	 */
	public function message(): string {
		return match ( $this ) {
			self::Asked  => __( 'A mail asks the owner of the address to confirm. It leaves within a minute or so.', 'brolga' ),
			self::Queued => __( 'The address is on its way to the provider of the list.', 'brolga' ),
			self::Added  => __( 'The address is on the list.', 'brolga' ),
			self::Known  => __( 'The address is on the list already: nothing was done.', 'brolga' ),
		};
	}
}

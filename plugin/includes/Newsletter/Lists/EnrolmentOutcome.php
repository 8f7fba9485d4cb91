<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

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
			self::Asked  => __( 'A confirmation email will be sent to this address within a minute or so.', 'brolga' ),
			self::Queued => __( 'The address is being sent to the list’s provider.', 'brolga' ),
			self::Added  => __( 'The address has been added to the list.', 'brolga' ),
			self::Known  => __( 'The address is already on the list, so nothing was changed.', 'brolga' ),
		};
	}
}

<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

/** The result of subscribing a person, as the abilities return it. */
enum EnrolmentOutcome: string {

	/** A confirmation email is queued. */
	case Asked = 'asked';

	/** The address is queued for the provider, whose account settings decide on double opt-in. */
	case Queued = 'queued';

	/** The person is on the list without double opt-in. */
	case Added = 'added';

	case Known = 'known';

	public function message(): string {
		return match ( $this ) {
			self::Asked  => __( 'A confirmation email will be sent to this address within a minute or so.', 'brolga' ),
			self::Queued => __( 'The address is being sent to the list’s provider.', 'brolga' ),
			self::Added  => __( 'The address has been added to the list.', 'brolga' ),
			self::Known  => __( 'The address is already on the list, so nothing was changed.', 'brolga' ),
		};
	}
}

<?php
declare( strict_types=1 );

namespace Brolga\Mail;


/**
 * Knows the files that belong to what a mail is about. They are looked for when
 * the mail leaves.
 */
interface Attachments {

	/**
	 * What a mail carries.
	 *
	 * @param int $lead_id The enquiry whose files it is to carry.
	 */
	public function of( int $lead_id ): Enclosed;
}

<?php
declare( strict_types=1 );

namespace Brolga\Mail;


/** Finds the files that an email carries. They are looked up when the email is sent. */
interface AttachmentSource {

	public function of( int $lead_id ): AttachedFiles;
}

<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Support\Constants;

/**
 * Declares the cookies that submissions set in the visitor's browser.
 *
 * @see CONSENT-21 TRACK-2
 */
final class LeadStorage implements DeclaresServices {

	/** @return list<Service> */
	public function services(): array {
		return [
			new Service(
				'enquiries',
				Category::Functional,
				__( 'Contact forms', 'brolga' ),
				__( 'Counts each message once, even if its thank-you page is opened again.', 'brolga' ),
				'',
				[
					new Storage(
						Constants::LEAD_COOKIE,
						__( 'The number of the message you have just sent', 'brolga' ),
						0
					),
					new Storage( Constants::LEAD_COOKIE . 's', __( 'The messages that were counted', 'brolga' ), 0 ),
				]
			),
		];
	}
}

<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Support\Constants;

/**
 * Declares the storage used by the consent banner, and by pages for the length of a visit.
 *
 * @see CONSENT-8 CONSENT-21
 */
final class OwnStorage implements DeclaresServices {

	/** @return list<Service> */
	public function services(): array {
		return [
			new Service(
				'consent',
				Category::Functional,
				__( 'Your privacy choices', 'brolga' ),
				__( 'Remembers your answer, so that we do not ask on every page.', 'brolga' ),
				'',
				[
					new Storage(
						Constants::CONSENT_COOKIE,
						__( 'Your answer', 'brolga' ),
						Constants::CONSENT_COOKIE_DAYS
					),
					new Storage( 'brolga_consent_proof', __( 'Your consent number', 'brolga' ), Storage::KEPT ),
				]
			),
			new Service(
				'visit',
				Category::Functional,
				__( 'Your visit', 'brolga' ),
				__( 'Remembers how you came to this site and which content you loaded, until you close the browser.', 'brolga' ),
				'',
				[
					new Storage( 'brolga_from', __( 'The page or campaign that led you here', 'brolga' ), 0 ),
					new Storage(
						'brolga:external:*',
						__( 'Content from other providers that you loaded', 'brolga' ),
						0
					),
				]
			),
		];
	}
}

<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Consent\Category;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Consent\Service;
use Brolga\Core\Consent\Storage;
use Brolga\Core\Constants;

/**
 * What the answers themselves leave in the browser.
 *
 * @see CONSENT-8
 */
final class OwnStorage implements DeclaresServices {

	/**
	 * The cookie with the answer.
	 *
	 * @return list<Service>
	 */
	public function services(): array {
		return [
			new Service(
				'consent',
				Category::Functional,
				__( 'Your privacy choices', 'brolga' ),
				__( 'Remembers what you answered here, so that we do not ask on every page.', 'brolga' ),
				'',
				[
					new Storage( Constants::CONSENT_COOKIE, __( 'Your answer', 'brolga' ), Constants::CONSENT_COOKIE_DAYS ),
					new Storage( 'brolga_consent_proof', __( 'Your answer’s number', 'brolga' ), Storage::KEPT ),
				]
			),
		];
	}
}

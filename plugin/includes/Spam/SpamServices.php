<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service as ConsentService;
use Brolga\Api\Consent\Storage;
use Brolga\Core\Consent\DeclaresServices;

/**
 * Declares the spam protection service for the cookie notice, if the owner has chosen one.
 *
 * @see CONSENT-12 CONSENT-13 CONSENT-33
 */
final class SpamServices implements DeclaresServices {

	public function __construct( private readonly SpamSettings $settings ) {}

	/** @return list<ConsentService> */
	public function services(): array {
		$service = $this->settings->service();
		return null === $service ? [] : [
			new ConsentService(
				$service->value,
				Category::Preferences,
				$service->company(),
				__( 'Protects our forms from spam. It sees your IP address and information about your browser when you fill in a form. Forms also work without it.', 'brolga' ),
				$service->hosts( $service->script_url( $this->settings->script_url(), $this->settings->site_key() ) ),
				CaptchaService::Friendly === $service ? self::stores() : [],
				// Forms that chose another check do without the service.
				waits: 'form[data-brolga-messages]:not([data-brolga-verifier])'
			),
		];
	}

	/** @return list<Storage> What Friendly Captcha keeps in the browser until the tab is closed. */
	private static function stores(): array {
		$purpose = __( 'Remembers the visit.', 'brolga' );
		return [ new Storage( 'frc_*', $purpose, 0 ), new Storage( 'https://*.frcapi.com__*', $purpose, 0 ) ];
	}
}

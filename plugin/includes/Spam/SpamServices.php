<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service as ConsentService;
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
				(string) wp_parse_url(
					$service->script_url( $this->settings->script_url(), $this->settings->site_key() ),
					PHP_URL_HOST
				),
				// Forms that chose another check do without the service.
				waits: 'form[data-brolga-messages]:not([data-brolga-verifier])'
			),
		];
	}
}

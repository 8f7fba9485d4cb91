<?php
/**
 * Tells a page's scripts whom to ask for a token.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Module;

/**
 * Adds the service, its key and the address of its script to the page's island.
 * The script is loaded when a form is used, not before. The built-in verifier
 * needs no word.
 *
 * @see SPAM-1 SPAM-7
 */
final class ClientVerifier implements Module {

	/**
	 * Keeps the settings.
	 *
	 * @param SpamSettings $settings Names the service.
	 */
	public function __construct( private readonly SpamSettings $settings ) {}

	/**
	 * Works on every site.
	 */
	public function can_register(): bool {
		return true;
	}

	/**
	 * Adds to the island.
	 */
	public function register(): void {
		add_filter( 'brolga_client_config', $this->add( ... ) );
	}

	/**
	 * The island with the service in it.
	 *
	 * @param mixed $values What the page's scripts are told.
	 */
	private function add( mixed $values ): mixed {
		$service = $this->settings->service();
		return null === $service || ! is_array( $values ) ? $values : [
			'spam' => [
				'verifier' => $service->value,
				'key'      => $this->settings->site_key(),
				'script'   => $service->script_url( $this->settings->script_url(), $this->settings->site_key() ),
			],
		] + $values;
	}
}

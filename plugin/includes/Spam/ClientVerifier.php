<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Page\IslandData;


/**
 * Adds the service, its key and the address of its script to the page's island.
 * The script is loaded when a form is used, not before. The built-in verifier
 * needs no word.
 *
 * @see SPAM-1 SPAM-7
 */
final class ClientVerifier implements IslandData {

	public function __construct( private readonly SpamSettings $settings ) {}

	/**
	 * The service, where the owner has chosen one.
	 *
	 * @return array<string, mixed>
	 */
	public function island(): array {
		$service = $this->settings->service();
		return null === $service ? [] : [
			'spam' => [
				'verifier' => $service->value,
				'key'      => $this->settings->site_key(),
				'script'   => $service->script_url( $this->settings->script_url(), $this->settings->site_key() ),
			],
		];
	}
}

<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Page\PageConfig;


/**
 * Passes the spam protection service, its site key and the URL of its script to the page's scripts, which load
 * it only when a visitor uses a form. The built-in verifier needs no such data.
 *
 * @see SPAM-1 SPAM-7
 */
final class ClientVerifier implements PageConfig {

	public function __construct( private readonly SpamSettings $settings ) {}

	/** @return array<string, mixed> */
	public function page_config(): array {
		$service = $this->settings->service();
		if ( null === $service ) {
			return [];
		}
		$script = $service->script_url( $this->settings->script_url(), $this->settings->site_key() );
		return [
			'spam' => [
				'verifier' => $service->value,
				'key'      => $this->settings->site_key(),
				'script'   => $script,
			] + $service->script_details( $script, $this->settings->verify_url() ),
		];
	}
}

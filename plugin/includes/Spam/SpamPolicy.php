<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Privacy\PolicySource;

/**
 * Suggested privacy policy text about the spam protection service.
 *
 * @see PRIV-4 SPAM-15
 */
final class SpamPolicy implements PolicySource {

	public function __construct( private readonly SpamSettings $spam ) {}

	/** @return list<string> */
	public function policy(): array {
		$service = $this->spam->service();
		if ( null === $service ) {
			return [];
		}
		$text = sprintf(
			/* translators: %s: a company's name. */
			__( 'To protect our forms from spam, we use a service from %s, which sees your IP address and information about your browser.', 'brolga' ),
			$service->company()
		);
		$script = $service->script_url( $this->spam->script_url(), $this->spam->site_key() );
		return [ CaptchaService::is_on_jsdelivr( $script )
			? $text . ' ' . __( 'Its script comes from jsDelivr, which sees your IP address as well.', 'brolga' )
			: $text ];
	}
}

<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Privacy\PolicySource;

/**
 * Suggested privacy policy text about the spam protection service.
 *
 * @see PRIV-4
 */
final class SpamPolicy implements PolicySource {

	public function __construct( private readonly SpamSettings $spam ) {}

	/** @return list<string> */
	public function policy(): array {
		$service = $this->spam->service();
		return null === $service
			? []
			: [ sprintf(
				/* translators: %s: a company's name. */
				__( 'To protect our forms from spam, we use a service from %s, which sees your IP address and information about your browser.', 'brolga' ),
				$service->company()
			) ];
	}
}

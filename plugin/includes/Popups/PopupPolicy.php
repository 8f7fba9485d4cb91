<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Privacy\PolicySource;

/**
 * The popups' text for WordPress' privacy policy guide, if the site has popups.
 *
 * @see PRIV-4
 */
final class PopupPolicy implements PolicySource {

	public function __construct( private readonly PublishedPopups $popups ) {}

	/** @return list<string> */
	public function policy(): array {
		return [] === $this->popups->all()
			? []
			: [ __( 'Some pages open a popup. Cookies remember which ones you closed or responded to and how often you saw them, so that they do not open again too soon. We count how often a popup is shown and responded to, and store nothing that identifies you.', 'brolga' ) ];
	}
}

<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Consent\Consent;
use Brolga\Core\Consent\ServiceHosts;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/** The consent feature: asks visitors before services run that they may refuse. */
final class ConsentFeature implements Feature {

	/** @param bool $is_fast Whether only a minimal WordPress is loaded, as in events.php. */
	public function __construct( private readonly bool $is_fast = false ) {}

	public function parts(): Parts {
		if ( $this->is_fast ) {
			return new Parts(
				settings: [ ConsentSection::class ],
				bindings: [ Consent::class => FastConsent::class ]
			);
		}
		return new Parts(
			modules: [ Banner::class ],
			waiting: [
				// Must print before everything else; its own hook would be too late.
				TagDefaults::class => [ 'template_redirect', 'get_header' ],
				ConsentApi::class  => [ 'plugins_loaded' ],
			],
			asked: [ CookieScanner::class => [ CookieScanner::PARAMETER ] ],
			admin: [ ProofsDownload::class ],
			routes: [
				ConsentsController::class => [ 'consents' ],
				ProofsController::class   => [ 'consent-proofs' ],
				CookiesController::class  => [ 'found-cookies' ],
			],
			hourly: [ ProofRetention::class ],
			tables: [ ConsentsTable::class, ConsentWordingsTable::class ],
			options: [ ConsentWordings::OPTION ],
			checks: [ TagsCheck::class, CookiesCheck::class ],
			probes: [ TagsProbe::class ],
			policy: [ ConsentPolicy::class ],
			commands: [ 'brolga consents' => ConsentsCommand::class ],
			settings: [ ConsentSection::class ],
			services: [ OwnStorage::class ],
			page_config: [ ConsentData::class ],
			bindings: [
				Consent::class      => VisitorConsent::class,
				ServiceHosts::class => NamedHosts::class,
			]
		);
	}
}

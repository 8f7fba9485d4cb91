<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;

/**
 * The site health check that shows the result of the last check for cookies.
 *
 * @see CONSENT-42
 */
final class CookiesCheck implements HealthCheck {

	public const ID = 'cookies';

	public function __construct( private readonly FoundCookies $found ) {}

	public function id(): string {
		return self::ID;
	}

	public function title(): string {
		return __( 'Cookies', 'brolga' );
	}

	public function look(): Finding {
		return $this->found->finding();
	}
}

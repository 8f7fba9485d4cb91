<?php
/**
 * What owners change about webhooks.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Webhooks;

use Brolga\Tests\TestCase;
use Brolga\Webhooks\Webhooks;
use PHPUnit\Framework\Attributes\Group;

/**
 * REST-18 LEAD-18
 */
#[Group( 'once' )]
final class WebhooksControllerTest extends TestCase {

	private const SECRET = 'a-secret-that-is-long-enough';

	/**
	 * Saves the webhook.
	 *
	 * @return int The answer's status.
	 */
	private function save( string $url, string $secret = '' ): int {
		return $this->rest(
			'PUT',
			'/brolga/v1/webhooks/crm',
			[
				'url'    => $url,
				'secret' => $secret,
				'forms'  => [],
				'events' => [ 'lead.created' ],
			]
		)->get_status();
	}

	/**
	 * REST-18: another server, protocol or port asks for the secret again; another path does not.
	 */
	public function test_a_secret_goes_to_no_other_server(): void {
		delete_option( Webhooks::OPTION );
		$this->become( 'administrator' );
		self::assertSame( 200, $this->save( 'https://93.184.216.34/leads', self::SECRET ) );
		self::assertSame( 200, $this->save( 'https://93.184.216.34:443/other' ) );
		foreach ( [
			'https://93.184.216.35/leads',
			'http://93.184.216.34/leads',
			'https://93.184.216.34:8443/leads',
		] as $url ) {
			self::assertSame( 400, $this->save( $url ), $url );
		}
		self::assertSame( 200, $this->save( 'https://93.184.216.35/leads', self::SECRET . '-again' ) );
	}
}

<?php
/**
 * A newsletter provider: any server that takes JSON with a key.
 *
 * @package BrolgaExample
 */

declare( strict_types=1 );

namespace BrolgaExample;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Api\Newsletter\Account;
use Brolga\Api\Newsletter\AccountForm;
use Brolga\Api\Newsletter\ListApi;
use Brolga\Api\Newsletter\ProviderContact;

defined( 'ABSPATH' ) || exit;

/**
 * Is called by the queue, never while a visitor waits.
 */
final class ExampleList implements ListApi {

	/**
	 * As blocks and accounts name it.
	 */
	public function id(): string {
		return 'example-list';
	}

	/**
	 * For people.
	 */
	public function label(): string {
		return __( 'Example list', 'brolga-example' );
	}

	/**
	 * What an owner is asked about an account.
	 */
	public function form(): AccountForm {
		return new AccountForm( 'API key', 'Under Account > Keys.', 'The address of the example server.' );
	}

	/**
	 * Puts somebody on a list. Throw DeliveryFailed for what may work later, and
	 * Undeliverable for what will not, with what the owner can do.
	 *
	 * @param Account $account In whose name.
	 * @param ProviderContact $provider_contact Who.
	 *
	 * @throws DeliveryFailed When it may work later.
	 * @throws Undeliverable  When it will not.
	 */
	public function subscribe( Account $account, string $list_id, ProviderContact $provider_contact ): void {
		$answer = wp_remote_post(
			$account->base( '' ) . '/subscribers',
			[
				'timeout'     => 10,
				'redirection' => 0,
				'headers'     => [
					'Authorization' => 'Bearer ' . $account->key,
					'Content-Type'  => 'application/json',
				],
				'body'        => (string) wp_json_encode(
					[
						'list'     => $list_id,
						'email'    => $provider_contact->email,
						'name'     => trim( "{$provider_contact->first_name} {$provider_contact->last_name}" ),
						'tag'      => ExampleSection::values()->text( 'tag' ),
						'priority' => ExampleSection::values()->text( 'priority' ),
					]
				),
			]
		);
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( 0 === $status || 429 === $status || $status >= 500 ) {
			throw new DeliveryFailed( 'The example list did not answer. Brolga tries again by itself.' );
		}
		if ( $status >= 300 ) {
			throw new Undeliverable(
				'The example list refused the sign-up. Check the key under Brolga > Settings > Providers.'
			);
		}
	}

	/**
	 * It has none to choose from: the owner types a name.
	 */
	public function lists( Account $account ): array {
		return [];
	}
}

add_filter(
	'brolga_newsletter_providers',
	static fn ( array $providers ): array => [ ...$providers, new ExampleList() ]
);

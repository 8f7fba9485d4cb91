<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Providers;

use Brolga\Api\Jobs\Undeliverable;
use Brolga\Api\Newsletter\Account;
use Brolga\Api\Newsletter\AccountForm;
use Brolga\Api\Newsletter\ListApi;
use Brolga\Api\Newsletter\ProviderContact;
use Brolga\Core\Jobs\Cause;
use Brolga\Outbox\Calls\SignedPost;

/**
 * Posts a sign-up to the owner's own server, signed as described in docs/webhooks.md. Any 2xx
 * response counts as accepted, whatever its body.
 *
 * @see NEWS-12 LEAD-18
 */
final class WebhookList implements ListApi {

	public const NAME = 'webhook';

	public function __construct( private readonly SignedPost $post ) {}

	public function id(): string {
		return self::NAME;
	}

	public function label(): string {
		return __( 'Your own server', 'brolga' );
	}

	public function form(): AccountForm {
		return new AccountForm(
			__( 'Secret', 'brolga' ),
			__( 'Signs each request, so that your server can verify that it came from this site.', 'brolga' ),
			__( 'Sign-ups are sent to this URL as JSON. It must start with https://.', 'brolga' )
		);
	}

	public function subscribe( Account $account, string $list_id, ProviderContact $contact ): void {
		if ( '' === $account->url ) {
			throw new Undeliverable( Cause::NoUrl->with( $account->name ) );
		}
		$this->post->send(
			$account->url,
			$account->key,
			'subscription.requested',
			$contact->delivery,
			[
				'list'       => $list_id,
				'email'      => $contact->email,
				'first_name' => $contact->first_name,
				'last_name'  => $contact->last_name,
				'fields'     => (object) $contact->fields,
				'page'       => $contact->page,
				'asked_at'   => $contact->asked_at,
			]
		);
	}

	/** @return array<string, string> */
	public function lists( Account $account ): array {
		return [];
	}
}

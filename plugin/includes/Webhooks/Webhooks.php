<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Core\Settings\SealedRows;
use Brolga\Core\Settings\Vault;

/**
 * Webhooks by id. What is stored may be old or edited by hand: a row that is no
 * webhook is none.
 *
 * @see LEAD-18
 */
final class Webhooks {

	/** The option that holds them. */
	public const OPTION = 'brolga_webhooks';

	/** Where they are stored. */
	private readonly SealedRows $rows;

	public function __construct( Vault $vault ) {
		$this->rows = new SealedRows( self::OPTION, $vault );
	}

	/**
	 * All webhooks, by id.
	 *
	 * @return array<string, Webhook>
	 */
	public function all(): array {
		$webhooks = [];
		foreach ( $this->rows->all() as $id => $row ) {
			$secret = $row[ SealedRows::SECRET ];
			if ( is_string( $row['url'] ?? null ) && is_string( $secret ) ) {
				$webhooks[ $id ] = new Webhook(
					$id,
					$row['url'],
					$secret,
					self::texts( $row['forms'] ?? null ),
					self::texts( $row['events'] ?? null )
				);
			}
		}
		return $webhooks;
	}

	/**
	 * One webhook, or null.
	 */
	public function find( string $id ): ?Webhook {
		return $this->all()[ $id ] ?? null;
	}

	/**
	 * Stores a webhook; an empty secret keeps the one that is there.
	 */
	public function put( Webhook $webhook ): void {
		$this->rows->put(
			$webhook->id,
			[
				'url'              => $webhook->url,
				SealedRows::SECRET => $webhook->secret,
				'forms'            => $webhook->forms,
				'events'           => $webhook->events,
			]
		);
	}

	/**
	 * Forgets a webhook.
	 *
	 * @return bool Whether there was one.
	 */
	public function remove( string $id ): bool {
		return $this->rows->remove( $id );
	}

	/**
	 * The texts of a list.
	 *
	 * @param mixed $value As it is stored.
	 * @return list<string>
	 */
	private static function texts( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, is_string( ... ) ) ) : [];
	}
}

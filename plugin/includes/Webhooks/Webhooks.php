<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Core\Settings\SealedRows;
use Brolga\Core\Settings\Vault;

/**
 * Stores webhooks by id. Rows that are outdated or invalid are ignored.
 *
 * @see LEAD-18 LEAD-736
 */
final class Webhooks {

	public const OPTION = 'brolga_webhooks';

	/** Defined here, so that posted forms do not load the classes of the settings and of receivers that are off. */
	public const SECTION    = 'webhooks';
	public const SLACK_URL  = 'BROLGA_SLACK_URL';
	public const GOOGLE_KEY = 'BROLGA_GOOGLE_KEY';
	public const SHEET      = 'BROLGA_SHEET';
	public const SHEET_TAB  = 'BROLGA_SHEET_TAB';

	/** The constants that can turn a receiver on without any setting. */
	public const CONSTANTS = [ self::SLACK_URL, self::SHEET ];

	private const OLD_UNTIL = 'old_until';

	private readonly SealedRows $rows;

	public function __construct( Vault $vault ) {
		$this->rows = new SealedRows( self::OPTION, $vault );
	}

	/** @return array<string, Webhook> */
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
					self::texts( $row['events'] ?? null ),
					is_string( $row[ SealedRows::OLD_SECRET ] ?? null ) ? $row[ SealedRows::OLD_SECRET ] : '',
					is_int( $row[ self::OLD_UNTIL ] ?? null ) ? $row[ self::OLD_UNTIL ] : 0
				);
			}
		}
		return $webhooks;
	}

	public function find( string $id ): ?Webhook {
		return $this->all()[ $id ] ?? null;
	}

	/** Stores a webhook with both of its secrets. An empty secret keeps the stored one. */
	public function put( Webhook $webhook ): void {
		$this->rows->put(
			$webhook->id,
			[
				'url'              => $webhook->url,
				SealedRows::SECRET => $webhook->secret,
				'forms'            => $webhook->forms,
				'events'           => $webhook->events,
				SealedRows::OLD_SECRET => $webhook->old_secret,
				self::OLD_UNTIL    => $webhook->old_until,
			]
		);
	}

	public function remove( string $id ): bool {
		return $this->rows->remove( $id );
	}

	/** @return list<string> */
	private static function texts( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, is_string( ... ) ) ) : [];
	}
}

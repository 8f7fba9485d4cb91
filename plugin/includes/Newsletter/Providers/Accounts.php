<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

use Brolga\Api\Newsletter\Account;
use Brolga\Core\Settings\SealedRows;
use Brolga\Core\Settings\Vault;

/**
 * Stores accounts at providers, by name. A stored value may be outdated or edited by hand, so rows
 * that are not valid accounts are ignored.
 *
 * @see NEWS-12 NEWS-22
 */
final class Accounts {

	public const OPTION = 'brolga_accounts';

	private readonly SealedRows $rows;

	public function __construct( Vault $vault ) {
		$this->rows = new SealedRows( self::OPTION, $vault );
	}

	/** @return array<string, Account> */
	public function all(): array {
		$accounts = [];
		foreach ( $this->rows->all() as $name => $row ) {
			$kind   = is_string( $row['kind'] ?? null ) ? $row['kind'] : '';
			$secret = $row[ SealedRows::SECRET ];
			if ( '' !== $kind && 1 === preg_match( '/' . Account::NAME_PATTERN . '/D', $name ) ) {
				$accounts[ $name ] = new Account(
					$name,
					$kind,
					is_string( $secret ) ? $secret : '',
					is_string( $row['url'] ?? null ) ? $row['url'] : '',
					false !== ( $row['double_opt_in'] ?? true ),
					is_int( $row['template'] ?? null ) ? $row['template'] : 0
				);
			}
		}
		return $accounts;
	}

	/** Returns the account that a block uses: the one it names, or without a name the only one of its kind. */
	public function find( string $kind, string $name ): ?Account {
		$there = array_filter( $this->all(), static fn ( Account $account ): bool => $kind === $account->kind );
		return '' === $name && 1 === count( $there ) ? array_values( $there )[0] : $there[ $name ] ?? null;
	}

	/** Stores an account. An empty key keeps the stored one. */
	public function put( Account $account ): void {
		$this->rows->put(
			$account->name,
			[
				'kind'             => $account->kind,
				SealedRows::SECRET => $account->key,
				'url'              => $account->url,
				'double_opt_in'    => $account->double_opt_in,
				'template'         => $account->template,
			]
		);
	}

	public function remove( string $name ): bool {
		return $this->rows->remove( $name );
	}
}

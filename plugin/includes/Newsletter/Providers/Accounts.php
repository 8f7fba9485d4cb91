<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

use Brolga\Core\Settings\SealedRows;
use Brolga\Core\Settings\Vault;

/**
 * Accounts at providers, by name. What is stored may be old or edited by hand:
 * a row that is no account is none.
 *
 * @see NEWS-12 NEWS-22
 */
final class Accounts {

	/** The option that holds them. */
	public const OPTION = 'brolga_accounts';

	/** Where they are stored. */
	private readonly SealedRows $rows;

	public function __construct( Vault $vault ) {
		$this->rows = new SealedRows( self::OPTION, $vault );
	}

	/**
	 * All accounts, by name.
	 *
	 * @return array<string, Account>
	 */
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

	/**
	 * The account that a block means: the one it names; without a name, the only
	 * one of its kind.
	 *
	 * @param string $kind At which provider.
	 * @param string $name Its name; may be empty.
	 */
	public function find( string $kind, string $name ): ?Account {
		$there = array_filter( $this->all(), static fn ( Account $account ): bool => $kind === $account->kind );
		return '' === $name && 1 === count( $there ) ? array_values( $there )[0] : $there[ $name ] ?? null;
	}

	/**
	 * Stores an account; an empty key keeps the one that is there.
	 */
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

	/**
	 * Forgets an account.
	 *
	 * @return bool Whether there was one.
	 */
	public function remove( string $name ): bool {
		return $this->rows->remove( $name );
	}
}

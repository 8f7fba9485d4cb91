<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Caches counts that are slow to compute until the data change. The owner of the counts reports changes with
 * change(); from then on, cached counts of all requests are invalid, even those that are still being computed.
 *
 * @see PORT-16 SHOP-22
 */
final class CachedCounts implements Module {

	/** Changes that bypass WordPress take effect after an hour. */
	private const KEPT_SECONDS = 3600;

	private bool $changed = false;

	/**
	 * @param string $option The autoloaded option that stores the version.
	 * @param string $prefix The prefix of transient names.
	 */
	public function __construct(
		private readonly string $option,
		private readonly string $prefix
	) {}

	public function register(): void {
		add_action( 'shutdown', $this->renew( ... ) );
	}

	public function change(): void {
		if ( ! $this->changed ) {
			$this->changed = true;
			$this->write();
		}
	}

	public function has_changed(): bool {
		return $this->changed;
	}

	public function version(): string {
		$version = get_option( $this->option, '' );
		return is_string( $version ) ? $version : '';
	}

	/**
	 * @param list<mixed> $question
	 * @return array<array-key, mixed>|null
	 */
	public function get( array $question ): ?array {
		$kept = get_transient( $this->name( $question ) );
		return is_array( $kept ) ? $kept : null;
	}

	/**
	 * @param list<mixed> $question
	 * @param array<array-key, mixed> $counted
	 */
	public function keep( array $question, array $counted ): void {
		set_transient( $this->name( $question ), $counted, self::KEPT_SECONDS );
	}

	/**
	 * Returns a transient's name. It contains the version, so that old counts are never found again.
	 *
	 * @param list<mixed> $question What is counted, with all parameters.
	 */
	private function name( array $question ): string {
		return $this->prefix . md5( (string) wp_json_encode( [ $this->version(), ...$question ] ) );
	}

	/**
	 * Renews the version if this request changed something, because others may have cached counts
	 * before the change was complete.
	 */
	private function renew(): void {
		if ( $this->changed ) {
			$this->write();
		}
	}

	private function write(): void {
		update_option( $this->option, bin2hex( random_bytes( 6 ) ) );
	}
}

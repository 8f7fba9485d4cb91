<?php
declare( strict_types=1 );

namespace Brolga\Privacy;

use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Privacy\PersonalDataSource;
use Brolga\Core\Support\Module;

/**
 * Connects the features' sources to WordPress' tools for exporting and erasing personal data.
 *
 * @see PRIV-1 PRIV-6
 *
 * @phpstan-import-type ExportItem from PersonalDataSource
 */
final class PersonalData implements Module {

	private const ID = 'brolga';

	public function __construct(
		private readonly Container $container,
		private readonly Parts $parts
	) {}

	public function register(): void {
		add_filter(
			'wp_privacy_personal_data_exporters',
			fn ( array $all ): array => $all + [
				self::ID => $this->part( 'exporter_friendly_name', $this->export( ... ) ),
			]
		);
		add_filter(
			'wp_privacy_personal_data_erasers',
			fn ( array $all ): array => $all + [
				self::ID => $this->part( 'eraser_friendly_name', $this->erase( ... ) ),
			]
		);
	}

	/**
	 * @param callable( string, int ): array<string, mixed> $callback
	 * @return array<string, mixed>
	 */
	private function part( string $name, callable $callback ): array {
		return [
			$name      => __( 'Leads and newsletter', 'brolga' ),
			'callback' => $callback,
		];
	}

	/** @return array{data: list<ExportItem>, done: bool} */
	private function export( string $email, int $page = 1 ): array {
		$address = new PersonalAddress( $email );
		$data    = [];
		$done    = true;
		foreach ( $address->is_somebodys() ? $this->container->each( $this->parts->personal_data ) : [] as $source ) {
			$told = $source->export( $address, $page );
			$data = [ ...$data, ...$told->items ];
			$done = $done && $told->done;
		}
		return [
			'data' => $data,
			'done' => $done,
		];
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	private function erase( string $email ): array {
		$address  = new PersonalAddress( $email );
		$removed  = 0;
		$messages = [];
		$done     = true;
		foreach ( $address->is_somebodys() ? $this->container->each( $this->parts->personal_data ) : [] as $source ) {
			$erasure  = $source->erase( $address );
			$removed += $erasure->removed;
			$messages = [ ...$messages, ...$erasure->messages ];
			$done     = $done && $erasure->done;
		}
		return [
			'items_removed'  => $removed > 0,
			'items_retained' => false,
			'messages'       => $messages,
			'done'           => $done,
		];
	}
}

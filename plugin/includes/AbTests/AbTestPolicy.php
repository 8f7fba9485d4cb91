<?php
declare( strict_types=1 );

namespace Brolga\AbTests;

use Brolga\AbTests\Registry\TestRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Privacy\PolicySource;

/**
 * Suggests text for the privacy policy about the cookies of A/B tests, if a test may be running.
 *
 * @see PRIV-4 AB-6
 */
final class AbTestPolicy implements PolicySource {

	public function __construct( private readonly TestRepository $registry ) {}

	/** @return list<string> */
	public function policy(): array {
		try {
			$runs = $this->registry->is_any_live();
		} catch ( StorageUnavailable ) {
			return [];
		}
		return $runs ? [ __( 'Some pages come in two or more versions. For a year, cookies remember which version you see, your type of device, what brought you here and which conversions were counted. We count visitors. Once your visit is counted, we keep nothing that identifies you.', 'brolga' ) ] : [];
	}
}

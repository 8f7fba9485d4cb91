<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

use Brolga\Core\Constants;
use Brolga\Core\Page\IslandData;

/**
 * The fields that scripts of a site without tests expect as well.
 *
 * @see AB-1
 */
final class TestData implements IslandData {

	/**
	 * No test runs.
	 *
	 * @return array<string, mixed>
	 */
	public function island(): array {
		return [
			'ab_bounce_rate'        => Constants::AB_BOUNCE_RATE_SECONDS,
			'is_ab_testing_active'  => false,
			'is_shortcode_tracking' => false,
			'unique_test_id'        => '',
			'ab_tests'              => [],
		];
	}
}

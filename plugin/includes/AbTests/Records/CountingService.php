<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Registry\TestRepository;
use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Constants;

/**
 * The consent service for A/B tests. It exists once the site has had a test, so that visitors are
 * not asked again whenever a test starts or ends.
 *
 * @see AB-56 CONSENT-33
 */
final class CountingService implements DeclaresServices {

	public const ID = 'experiments';

	/** Attribute of a control shown without consent. It makes the consent banner appear. */
	public const ASKS = 'data-brolga-asks';

	private const DAYS = 365;

	public function __construct( private readonly TestRepository $registry ) {}

	/** @return list<Service> */
	public function services(): array {
		try {
			if ( ! $this->registry->has_any() ) {
				return [];
			}
		} catch ( StorageUnavailable ) {
			return [];
		}
		return [
			new Service(
				self::ID,
				Category::Statistics,
				__( 'A/B tests', 'brolga' ),
				__( 'Shows you one of several versions of a page, and measures which one works better. Once your visit is counted, nothing that identifies you is kept.', 'brolga' ),
				'',
				[ new Storage(
					Constants::AB_COOKIE_PREFIX . '*',
					__( 'Which version you see, your type of device, what brought you here, and which conversions were counted', 'brolga' ),
					self::DAYS
				) ],
				// Goals are watched until the page is closed.
				lasts: true,
				waits: '.' . Constants::AB_SUBJECT_CLASS . ', [' . self::ASKS . ']'
			),
		];
	}
}

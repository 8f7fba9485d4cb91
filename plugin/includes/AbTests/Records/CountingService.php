<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Registry\TestRepository;
use Brolga\Core\Consent\Category;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Consent\Service;
use Brolga\Core\Consent\Storage;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Constants;

/**
 * What visitors are asked about on a site that has ever had a test: they are not
 * asked anew with each one that starts or ends.
 *
 * @see AB-56 CONSENT-33
 */
final class CountingService implements DeclaresServices {

	/** What consent knows it by. */
	public const ID = 'experiments';

	/** The attribute of a control that is printed for who has not agreed: the banner comes for it. */
	public const ASKS = 'data-brolga-asks';

	private const DAYS = 365;

	public function __construct( private readonly TestRepository $registry ) {}

	/**
	 * @return list<Service>
	 */
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
					__( 'Which version you see, and which conversions were counted', 'brolga' ),
					self::DAYS
				) ],
				// What watches for goals has no end but the page's.
				lasts: true,
				waits: '.' . Constants::AB_SUBJECT_CLASS . ', [' . self::ASKS . ']'
			),
		];
	}
}

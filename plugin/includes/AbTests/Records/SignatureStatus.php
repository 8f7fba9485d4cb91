<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

/**
 * What the signature next to a visitor's variant cookie proves.
 *
 * @see AB-111
 */
enum SignatureStatus {
	/** The signature is missing, invalid, or for another variant, as in a late response. */
	case Unsigned;
	/** The visitor was given this variant. */
	case Signed;
	/** The visitor came when the IP address had used up the limit on new visitors. */
	case Uncounted;
}

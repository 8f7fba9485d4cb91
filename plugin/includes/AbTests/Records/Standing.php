<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

/**
 * What the signature beside a visitor’s variant says.
 *
 * @see AB-111
 */
enum Standing {
	/** There is none, none of ours, or one of another variant: an answer to an earlier visit may come late. */
	case Unsigned;
	/** This variant was given to the visitor. */
	case Signed;
	/** The visitor came when too many had come from the address. */
	case Uncounted;
}

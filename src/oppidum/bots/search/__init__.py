"""Tree search: one loop (`loop`) for three policies, the mind around it, and looking ahead without a tree."""
